import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';

/** Line drawings on a field of 24 by 24. */
const drawings = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.7 11.2L20.5 20.5',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  back: 'M19 12H5m6-6-6 6 6 6',
  down: 'm6 9 6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M6 4h12v16H6zM9 12h6M12 9v6',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  turnLeft: 'M5 5v5h5M5.5 10a7.5 7.5 0 1 1-.6 5',
  turnRight: 'M19 5v5h-5M18.5 10a7.5 7.5 0 1 0 .6 5',
  filter: 'M4 6h16M7 12h10M10 18h4',
  map: 'M12 21c-4.5-5-6.5-8.4-6.5-11.3a6.5 6.5 0 0 1 13 0C18.5 12.6 16.5 16 12 21Zm0-8.8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  print: 'M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z',
  share: 'M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  born: 'M3 18h18M7 18a5 5 0 0 1 10 0M12 9V3.5M9.5 6 12 3.5 14.5 6',
  died: 'M3 18h18M7 18a5 5 0 0 1 10 0M12 3.5V9M9.5 6.5 12 9l2.5-2.5',
  school: 'M12 6.5c-2-1.6-5-2-8-2v13.5c3 0 6 .4 8 2 2-1.6 5-2 8-2V4.5c-3 0-6 .4-8 2Zm0 0V20',
  work: 'M4 8.5h16V19H4zM9 8.5V5h6v3.5M4 13h16',
  where: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  marriage: 'M9 9a5 5 0 1 0 0 10A5 5 0 0 0 9 9Zm6 0a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  military: 'm5 7 7 5 7-5M5 12.5l7 5 7-5',
  jailed: 'M5 4v16M9.7 4v16M14.3 4v16M19 4v16M3 8h18M3 16h18',
  injured: 'M12 3.5c3.8 4.8 5.8 7.9 5.8 10.7a5.8 5.8 0 0 1-11.6 0c0-2.8 2-5.9 5.8-10.7Z',
  hospitalized:
    'M3.5 6v13M3.5 15.5h17M20.5 19v-5a3 3 0 0 0-3-3H10v4.5M6.7 12.8a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2Z',
  memorated: 'M6.5 20V10a5.5 5.5 0 0 1 11 0v10M4 20h16M10 10.5h4M10 13.5h4',
  decorated: 'm8 3.5 4 6.5 4-6.5M12 10a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  extra: 'M6 4h12v16H6zM9 9h6M9 12.5h6M9 16h3',
  cwxrm: 'M9 11.5h6V20H9zM12 11.5v-2M12 3c1.6 2 2.2 3.1 2.2 4.2a2.2 2.2 0 0 1-4.4 0C9.8 6.1 10.4 5 12 3ZM6 20h12',
} as const satisfies Readonly<Record<string, string>>;

export type IconName = keyof typeof drawings;

/** The drawing of a type of event; a type that has none of its own is drawn as `extra`. */
export const eventIcon = (type: EventType): IconName => (type in drawings ? (type as IconName) : 'extra');

/** A drawing beside words; it says nothing to a screen reader. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
