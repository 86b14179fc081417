import type OpenSeadragon from 'openseadragon';
import { seamlessDrawer } from './seamlessDrawer.ts';

/** What is shown: an image of the IIIF Image API, or a plain picture. */
export type ScanSource = { readonly image: string } | { readonly picture: string };

/** A press of a button makes the picture so much smaller, a notch of the wheel so (PAGE-03); the other way as much larger. */
const smallerByPress = 0.8;
const smallerByNotch = 0.9;

/** A scan in a viewer, and what buttons and keys do with it. */
export class OpenedScan {
  readonly #viewer: OpenSeadragon.Viewer;

  private constructor(viewer: OpenSeadragon.Viewer) {
    this.#viewer = viewer;
  }

  /** Fetches the viewer and opens a scan in an element. */
  static async open(element: HTMLElement, source: ScanSource, onFailed: () => void): Promise<OpenedScan> {
    const { default: openSeadragon } = await import('openseadragon');
    standInForItsStyle();
    const viewer = openSeadragon({
      element,
      // Brightness and contrast are filters of the canvas.
      drawer: seamlessDrawer(openSeadragon),
      // It would hide the gaps between tiles that are shown enlarged; there are none.
      smoothTileEdgesMinZoom: Number.POSITIVE_INFINITY,
      tileSources: tileSourceOf(source),
      showNavigationControl: false,
      zoomPerScroll: 1 / smallerByNotch,
      zoomPerClick: 1 / smallerByPress,
      maxZoomPixelRatio: 4,
      visibilityRatio: 0.3,
      animationTime: reducesMotion() ? 0 : 0.3,
      gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: false },
      gestureSettingsTouch: { clickToZoom: false, dblClickToZoom: false },
    });
    const scan = new OpenedScan(viewer);
    viewer.addHandler('canvas-double-click', scan.fit);
    // What they would do by themselves, the app's own keys do: its letters can be switched off.
    viewer.addHandler('canvas-key', (event) => {
      const { key } = event.originalEvent as KeyboardEvent;
      if (!key.startsWith('Arrow')) event.preventDefaultAction = true;
    });
    viewer.addHandler('open-failed', onFailed);
    viewer.addHandler('tile-load-failed', onFailed);
    return scan;
  }

  readonly larger = (): void => this.#zoomBy(1 / smallerByPress);
  readonly smaller = (): void => this.#zoomBy(smallerByPress);
  readonly fit = (): void => void this.#viewer.viewport.goHome();

  turnTo(degrees: number): void {
    this.#viewer.viewport.setRotation(degrees, true);
  }

  /** Shows the picture at a new address as it is shown now: the former may be used no more. */
  renew(source: ScanSource): void {
    const bounds = this.#viewer.world.getItemCount() > 0 ? this.#viewer.viewport.getBounds() : null;
    this.#viewer.addOnceHandler('open', () => bounds && this.#viewer.viewport.fitBounds(bounds, true));
    this.#viewer.open(tileSourceOf(source));
  }

  close(): void {
    this.#viewer.destroy();
  }

  #zoomBy(factor: number): void {
    this.#viewer.viewport.zoomBy(factor);
    this.#viewer.viewport.applyConstraints();
  }
}

/**
 * The viewer adds a style element to the page where it finds none of its own, which pages refuse whatever it says. Where one
 * stands that no browser reads, it adds none.
 */
function standInForItsStyle(): void {
  const mark = 'data-openseadragon-mobile-css';
  if (document.querySelector(`style[${mark}]`)) return;
  const style = document.createElementNS('urn:salient:no-style', 'style');
  style.setAttribute(mark, 'true');
  document.head.append(style);
}

const tileSourceOf = (source: ScanSource): OpenSeadragon.TileSourceSpecifier =>
  'image' in source
    ? { tileSource: `${source.image}/info.json` }
    : { tileSource: { type: 'image', url: source.picture } };

const reducesMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
