import { escapeHtml } from '../../../lib/http/escapeHtml.ts';
import { QrModules, quietZone } from './QrModules.ts';

/** Height of the line of text under a code, in modules. */
const captionModules = 6;

/** The path of a code's dark modules, in modules, the quiet zone in front. */
function pathOf(modules: QrModules): string {
  const runs = [...modules.runs()].map(
    ({ row, column, length }) => `M${column + quietZone} ${row + quietZone}h${length}v1h-${length}z`,
  );
  return runs.join('');
}

/** A code as a drawing of any size, with its address in words under it. */
export function drawSvg(address: string, caption: string): string {
  const modules = new QrModules(address);
  const width = modules.size + 2 * quietZone;
  const height = width + captionModules;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">
<rect width="${width}" height="${height}" fill="#fff"/>
<path d="${pathOf(modules)}" fill="#000"/>
<text x="${width / 2}" y="${width + 1.5}" text-anchor="middle" font-family="Source Sans 3, Helvetica, Arial, sans-serif" font-size="3">${escapeHtml(caption)}</text>
</svg>
`;
}
