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
    let file = UIImage(contentsOfFile: path)  // expect: error: `UIImage(contentsOfFile:)` (image work)
    Text("\(file)")
  }
  var body: some View {
    file
    let source = CGImageSourceCreateWithURL(url as CFURL, nil)  // expect: warning: `CGImageSourceCreateWithURL(_:_:)`
    let image = CIImage(image: picture)  // expect: warning: `CIImage(image:)`
    let context = CIContext()  // expect: warning: `CIContext()`
    let filter = CIFilter(name: "CISepiaTone")  // expect: warning: `CIFilter(name:)`
    let renderer = UIGraphicsImageRenderer(size: picture.size)  // expect: warning: `UIGraphicsImageRenderer(size:)`
    let _ = UIGraphicsBeginImageContext(picture.size)  // expect: warning: `UIGraphicsBeginImageContext(_:)`
    let jpeg = picture.jpegData(compressionQuality: 0.8)  // expect: warning: jpegData
    let png = picture.pngData()  // expect: warning: pngData
    let small = picture.preparingThumbnail(of: picture.size)  // expect: warning: preparingThumbnail
    let shown = ImageRenderer(content: Text("a"))  // expect: warning: `ImageRenderer(content:)`
    let frames = AVAssetImageGenerator(asset: asset)  // expect: warning: `AVAssetImageGenerator(asset:)`
    let links = LPMetadataProvider()  // expect: warning: `LPMetadataProvider()`
    Text("\(source) \(image) \(context) \(filter) \(renderer)")
    Text("\(jpeg) \(png) \(small) \(shown) \(frames) \(links)")
  }
}
