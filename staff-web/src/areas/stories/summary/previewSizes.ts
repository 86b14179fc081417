/** Screens on which a story is looked at before it is published, in CSS pixels (beyond 16). */
export const previewSizes = {
  phone: { width: 390, height: 844 },
  kioskUpright: { width: 1080, height: 1920 },
  kioskFlat: { width: 1920, height: 1080 },
} as const;
export type PreviewSize = keyof typeof previewSizes;
