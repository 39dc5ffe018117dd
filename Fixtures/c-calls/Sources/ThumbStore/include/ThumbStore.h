#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, ThumbQuality) {
  ThumbQualityDraft,
  ThumbQualityFinal,
};

@protocol ThumbStoring <NSObject>
- (NSString *)titleForThumbAtPath:(NSString *)path;
@end

@interface ThumbStore : NSObject <ThumbStoring>
@property (class, readonly) ThumbStore *shared;
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, copy, nullable) NSString *folder;

- (instancetype)initWithFolder:(NSString *)folder;
+ (instancetype)storeWithPlist:(NSString *)path;
- (nullable NSData *)dataForPath:(NSString *)path quality:(ThumbQuality)quality;
- (void)loadWithCompletion:(void (^)(BOOL done))completion;
@end

NS_ASSUME_NONNULL_END
