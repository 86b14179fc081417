/** How a scan is looked at. */
export interface ScanView {
  /** Degrees clockwise: 0, 90, 180 or 270. */
  readonly rotation: number;
  /** Percent of what the scan has, 50 to 200. */
  readonly brightness: number;
  readonly contrast: number;
  readonly inverted: boolean;
}

export const plainView: ScanView = { rotation: 0, brightness: 100, contrast: 100, inverted: false };

export const lightRange = { min: 50, max: 200, step: 10 } as const;

/** The light as a style of the picture; none where it is as it was scanned, as a filter is drawn anew with every frame. */
export function filterOf({ brightness, contrast, inverted }: ScanView): string {
  if (brightness === plainView.brightness && contrast === plainView.contrast && !inverted) return 'none';
  return `brightness(${brightness}%) contrast(${contrast}%)${inverted ? ' invert(1)' : ''}`;
}

const rotationKey = (pageId: string) => `pageView.rotation.${pageId}`;
const lightKey = 'pageView.light';

/** As this tab looked at the page last: turned as it was, in the light that was chosen for the one before. */
export function readView(storage: Storage, pageId: string): ScanView {
  try {
    const light = JSON.parse(storage.getItem(lightKey) ?? '{}') as Partial<ScanView>;
    return { ...plainView, ...light, rotation: Number(storage.getItem(rotationKey(pageId)) ?? 0) };
  } catch {
    return plainView;
  }
}

export function keepView(storage: Storage, pageId: string, { rotation, ...light }: ScanView): void {
  storage.setItem(rotationKey(pageId), String(rotation));
  storage.setItem(lightKey, JSON.stringify(light));
}

/** Turned by a quarter, to the right or to the left. */
export const turned = (view: ScanView, by: 90 | -90): ScanView => ({
  ...view,
  rotation: (view.rotation + by + 360) % 360,
});
