import { Control, control, DomUtil } from 'leaflet';
import { useEffect } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { useMap } from './mapContext.ts';
import { groundCredits } from './mapCredits.ts';

/** Zoom buttons, the scale, where north is, and whose work the ground is (decision 28). */
export function MapControls() {
  const { t } = useTexts();
  const map = useMap();
  useEffect(() => {
    const controls = [
      control.zoom({ zoomInTitle: t('map.zoomIn'), zoomOutTitle: t('map.zoomOut') }),
      control.scale({ imperial: false, position: 'bottomleft' }),
      northControl(t('map.north')),
    ];
    for (const each of controls) each.addTo(map);
    map.attributionControl.addAttribution(groundCredits);
    return () => {
      map.attributionControl.removeAttribution(groundCredits);
      for (const each of controls) each.remove();
    };
  }, [map, t]);
  return null;
}

function northControl(label: string): Control {
  const north = new Control({ position: 'bottomleft' });
  north.onAdd = () => {
    const element = DomUtil.create('div', 'map-north');
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', label);
    element.innerHTML =
      '<svg viewBox="0 0 24 36" aria-hidden="true"><path d="M12 1l6 15h-12z"/><text x="12" y="33">N</text></svg>';
    return element;
  };
  return north;
}
