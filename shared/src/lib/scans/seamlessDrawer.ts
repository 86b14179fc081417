import type OpenSeadragon from 'openseadragon';

type Library = typeof OpenSeadragon;
type Drawn = readonly OpenSeadragon.TiledImage[];
/** What its types leave out. */
type CanvasDrawer = new (
  options: OpenSeadragon.DrawerConstructorParameters,
) => OpenSeadragon.CanvasDrawer & { draw(images: Drawn): void };

/** Edges that lie in the middle of a pixel are rounded to the same side, though computed from two tiles. */
const nudge = 1e-3;

/**
 * A drawer on a canvas that loses nothing where tiles meet. The library's own makes each tile a pixel larger, so that no gap
 * shows, and the next one covers the stroke of a letter; here the edges of tiles are whole pixels of the screen instead, the same
 * for both sides.
 */
export function seamlessDrawer(library: Library): OpenSeadragon.DrawerConstructor {
  class SeamlessDrawer extends (library.CanvasDrawer as unknown as CanvasDrawer) {
    override draw(images: Drawn): void {
      const { width, height } = this.canvas;
      // A quarter turn around the middle of a canvas moves whole pixels by a half where one side is odd and the other even.
      const isOnSide = this.viewport.getRotation(true) % 180 !== 0;
      const shift = isOnSide && (width + height) % 2 === 1 ? 0.5 : 0;
      const whole = (length: number) => {
        const pixels = Math.round(length * library.pixelDensityRatio - shift + nudge) + shift;
        return pixels / library.pixelDensityRatio;
      };
      for (const image of images) {
        for (const { tile } of image.getTilesToDraw()) {
          const { position, size } = tile;
          if (!position || !size) continue;
          const [left, top] = [whole(position.x), whole(position.y)];
          const [right, bottom] = [whole(position.x + size.x), whole(position.y + size.y)];
          tile.position = new library.Point(left, top);
          tile.size = new library.Point(right - left, bottom - top);
        }
      }
      super.draw(images);
    }

    minimumOverlapRequired(): boolean {
      return false;
    }
  }
  return SeamlessDrawer;
}
