#import "ThumbStore.h"

@implementation ThumbStore

+ (ThumbStore *)shared {
  static ThumbStore *shared;
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    shared = [[ThumbStore alloc] initWithFolder:@"/thumbs"];
  });
  return shared;
}

- (instancetype)initWithFolder:(NSString *)folder {
  if ((self = [super init])) {
    _folder = [folder copy];
  }
  return self;
}

+ (instancetype)storeWithPlist:(NSString *)path {
  NSDictionary *plist = [NSDictionary dictionaryWithContentsOfFile:path];
  return [[ThumbStore alloc] initWithFolder:[plist objectForKey:@"folder"]];
}

- (NSUInteger)count {
  return [[[NSFileManager defaultManager] contentsOfDirectoryAtPath:self.folder error:nil] count];
}

- (NSData *)bytesAtPath:(NSString *)path {
  return [NSData dataWithContentsOfFile:path];
}

- (NSData *)dataForPath:(NSString *)path quality:(ThumbQuality)quality {
  return [self bytesAtPath:path];
}

- (NSString *)titleForThumbAtPath:(NSString *)path {
  return [path lastPathComponent];
}

- (void)loadWithCompletion:(void (^)(BOOL))completion {
  dispatch_async(dispatch_get_global_queue(0, 0), ^{
    [self bytesAtPath:self.folder];
    completion(YES);
  });
}

@end
