import AVFoundation
import CoreImage
import LinkPresentation
import SwiftUI

/// Pictures that are made, turned into bytes, or looked for.
struct Pictures: View {
  let picture: UIImage
  let url: URL
  let path: String
  let asset: AVAsset
  @ViewBuilder private var file: some View {
    let file = UIImage(contentsOfFile: path)  // expect: info: `UIImage(contentsOfFile:)` (image work)
    Text("\(file)")
  }
  var body: some View {
    file
    let source = CGImageSourceCreateWithURL(url as CFURL, nil)  // expect: info: `CGImageSourceCreateWithURL(_:_:)`
    let image = CIImage(image: picture)  // expect: info: `CIImage(image:)`
    let context = CIContext()  // expect: info: `CIContext()`
    let filter = CIFilter(name: "CISepiaTone")  // takes no time before it draws
    let renderer = UIGraphicsImageRenderer(size: picture.size)  // expect: info: `UIGraphicsImageRenderer(size:)`
    let _ = UIGraphicsBeginImageContext(picture.size)  // expect: info: `UIGraphicsBeginImageContext(_:)`
    let jpeg = picture.jpegData(compressionQuality: 0.8)  // expect: info: jpegData
    let png = picture.pngData()  // expect: info: pngData
    let small = picture.preparingThumbnail(of: picture.size)  // expect: info: preparingThumbnail
    let shown = ImageRenderer(content: Text("a"))  // expect: info: `ImageRenderer(content:)`
    let frames = AVAssetImageGenerator(asset: asset)  // expect: info: `AVAssetImageGenerator(asset:)`
    let links = LPMetadataProvider()  // expect: info: `LPMetadataProvider()`
    Text("\(source) \(image) \(context) \(filter) \(renderer)")
    Text("\(jpeg) \(png) \(small) \(shown) \(frames) \(links)")
  }
}
