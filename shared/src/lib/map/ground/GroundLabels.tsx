import { DivIcon, LayerGroup, type Map as LeafletMap, Marker, point } from 'leaflet';
import { useEffect } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useMap } from '../mapContext.ts';
import { type Box, chooseLabels, type Label, type LabelWish } from './chooseLabels.ts';
import type { GroundName } from './groundNames.ts';

/** Over the land (150), under the tiles, which bear names of their own (200). */
const labelPane = { name: 'ground-labels', zIndex: '160' };

/** Nearer than this nobody sees a country as a whole. */
const nearestOfCountries = 7;

/** The names of the ground in the reader's language, as many as find room; who hears the page has the list beside the map. */
export function GroundLabels({ names }: { readonly names: readonly GroundName[] }) {
  const map = useMap();
  const { language } = useTexts();
  useEffect(() => {
    const pane = map.getPane(labelPane.name) ?? map.createPane(labelPane.name);
    pane.style.zIndex = labelPane.zIndex;
    pane.setAttribute('aria-hidden', 'true');
    const labels = new LayerGroup().addTo(map);
    const draw = () => {
      labels.clearLayers();
      const chosen = chooseLabels(wishesOf(map, names, language), map.getSize(), [
        ...roomOfControls(map),
        ...roomOfMarkers(map),
      ]);
      for (const label of chosen) labels.addLayer(markerOf(label));
    };
    let due = 0;
    const drawSoon = () => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(draw);
    };
    const onLayer = ({ layer }: { layer: unknown }) => {
      if (isOnGround(layer)) drawSoon();
    };
    draw();
    map.on('moveend resize', drawSoon);
    map.on('layeradd layerremove', onLayer);
    return () => {
      cancelAnimationFrame(due);
      map.off('moveend resize', drawSoon);
      map.off('layeradd layerremove', onLayer);
      labels.remove();
    };
  }, [map, names, language]);
  return null;
}

const isTown = ({ zoom }: GroundName) => zoom <= 9;

/** Whether a layer is a marker that names have to leave room for. */
const isOnGround = (layer: unknown): layer is Marker =>
  layer instanceof Marker && layer.options.pane !== labelPane.name;

/** Zoom buttons, north and scale, and the credits, in the corners where Leaflet has them. */
function roomOfControls(map: LeafletMap): Box[] {
  const { x, y } = map.getSize();
  return [
    { left: 0, top: 0, right: 68, bottom: 116 },
    { left: 0, top: y - 110, right: 110, bottom: y },
    { left: x - 300, top: y - 24, right: x, bottom: y },
  ];
}

function roomOfMarkers(map: LeafletMap): Box[] {
  const boxes: Box[] = [];
  map.eachLayer((layer) => {
    if (!isOnGround(layer)) return;
    const { iconSize = [0, 0], iconAnchor } = layer.getIcon().options;
    const size = point(iconSize as [number, number]);
    const anchor = iconAnchor ? point(iconAnchor as [number, number]) : size.divideBy(2);
    const { x: left, y: top } = map.latLngToContainerPoint(layer.getLatLng()).subtract(anchor);
    boxes.push({ left, top, right: left + size.x, bottom: top + size.y });
  });
  return boxes;
}

function wishesOf(map: LeafletMap, names: readonly GroundName[], language: Language): LabelWish<GroundName>[] {
  const zoom = map.getZoom();
  const view = map.getBounds();
  return names
    .filter((name) => name.zoom <= zoom && !(name.isCountry && zoom > nearestOfCountries))
    .filter(({ at: { lat, lon } }) => view.contains([lat, lon]))
    .map((name) => ({
      name,
      text: name.inLanguage(language),
      point: map.latLngToContainerPoint([name.at.lat, name.at.lon]),
      isCentred: name.isCountry,
      mayStandOff: isTown(name),
    }));
}

function markerOf({ name, text, side }: Label<GroundName>): Marker {
  const label = document.createElement('span');
  label.textContent = text;
  const kind = name.isCountry ? 'map-country' : isTown(name) ? 'map-place map-town' : 'map-place';
  const icon = new DivIcon({ className: `map-label map-label-${side} ${kind}`, html: label, iconSize: [0, 0] });
  const { lat, lon } = name.at;
  return new Marker([lat, lon], { icon, pane: labelPane.name, interactive: false, keyboard: false });
}
