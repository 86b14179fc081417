/** What a photo is for; extra images stand in an order (PHOTO-01). */
export const photoKinds = ['profile', 'map', 'extra'] as const;
export type PhotoKind = (typeof photoKinds)[number];

export const photoDimensions = ['landscape', 'portrait', 'profile'] as const;
export type PhotoDimension = (typeof photoDimensions)[number];

/** Pixels of the picture that visitors get, by dimension (PHOTO-05, CONST-17). */
export const photoSizes: Readonly<Record<PhotoDimension, { readonly width: number; readonly height: number }>> = {
  landscape: { width: 1080, height: 810 },
  portrait: { width: 960, height: 1280 },
  profile: { width: 1080, height: 1280 },
};

/** 1 fills its frame, 2 is round, 3 stands within a margin; all of them of the profile crop (PHOTO-11). */
export const profileTemplates = [1, 2, 3] as const;
export type ProfileTemplate = (typeof profileTemplates)[number];

/** Contrast as a factor, 1 leaving the picture as it is (PHOTO-12). */
export const contrastRange = { min: 0.5, max: 2, default: 1 } as const;

/** The crop tool's own figures (PHOTO-06). */
export const cropTool = { aspectLocked: true, previewScale: 0.3, wheelStep: 0.9 } as const;

/** Crops below the target size are warned of, below this share of it refused: they would look torn. */
export const smallestCropShare = 0.5;

/** The dimension that a kind of photo has when nothing is said: a profile has no other, a map lies (PHOTO-14). */
export const defaultDimension: Readonly<Record<PhotoKind, PhotoDimension>> = {
  profile: 'profile',
  map: 'landscape',
  extra: 'landscape',
};
