/** Line drawings on a field of 24 by 24. */
const drawings = {
  back: 'M19 12H5m6-6-6 6 6 6',
  bar: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM6 6l12 12',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  collection: 'M3.5 7h17M5 7v13h14V7M4.5 3.5h15V7M9.5 11h5',
  columns: 'M4 5h16v14H4zM9.5 5v14M14.5 5v14',
  contact: 'M4 4.5h16v15H4zM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM8 16.5a4.2 4.2 0 0 1 8 0',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  contrast: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 3.5v17',
  document: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6',
  down: 'm6 9 6 6 6-6',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 19.5h14',
  edit: 'M5 19h4L19.5 8.5l-4-4L5 15zM13 7l4 4',
  eye: 'M2.5 12c2.4-4.3 5.6-6.5 9.5-6.5s7.1 2.2 9.5 6.5c-2.4 4.3-5.6 6.5-9.5 6.5S4.9 16.3 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
  first: 'M6 5v14M18 6l-6 6 6 6',
  female: 'M12 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM12 14.5v7M8.5 18h7',
  figures: 'M4 20.5h16M6.5 20.5V13M12 20.5V5M17.5 20.5v-11',
  filter: 'M4 6.5h16M7 12h10M10 17.5h4',
  fit: 'M5 5h14v14H5zM9 9h6v6H9z',
  folder: 'M3.5 6h6l2 2.5h9V19h-17z',
  fullscreen: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  functions: 'M4 7h9m4 0h3M15 5v4M4 12h3m4 0h9M9 10v4M4 17h10m4 0h2M16 15v4',
  history: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4.5 4v4h4M12 8v4.5l3 2',
  home: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5',
  key: 'M8 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm2.8 1.2L19.5 4M16 7.5l3 3M13.5 10l1.8 1.8',
  keyboard: 'M3.5 6.5h17v11h-17zM7 10h.01M10.3 10h.01M13.6 10h.01M17 10h.01M8 14h8',
  leave: 'M14 4.5H5v15h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  invert: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 3.5v17M12 7h5.5M12 10.5h8M12 14h8M12 17.5h5.5',
  kiosk: 'M6.5 3.5h11v13h-11zM12 16.5v4M8.5 20.5h7M10.5 13.5h3',
  last: 'M18 5v14M6 6l6 6-6 6',
  left: 'm14.5 6-6 6 6 6',
  light:
    'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  list: 'M8.5 6.5h12M8.5 12h12M8.5 17.5h12M4 6.5h.01M4 12h.01M4 17.5h.01',
  genderUnknown: 'M12 17.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM12 10v2.5M12 14.5v.1',
  mail: 'M3.5 6h17v12h-17zM4 7l8 6 8-6',
  male: 'M10 20.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM14.3 10.2 20 4.5M15 4h5.5v5.5',
  memorial: 'M12 3.5v17M7.5 8.5h9M8.5 20.5h7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  merge: 'M6 3.5v4.5c0 3 6 3.5 6 7v5.5M18 3.5v4.5c0 3-6 3.5-6 7M9 17.5l3 3 3-3',
  military: 'm5 7 7 5 7-5M5 12.5l7 5 7-5',
  minus: 'M5 12h14',
  moment: 'M4 5h16v11h-8.5L7 20v-4H4zM8 9h8M8 12h5',
  more: 'M12 4.7a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6ZM12 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6ZM12 17.7a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6Z',
  open: 'M13.5 5H19v5.5M19 5l-9 9M16.5 14v5H5V7.5h5',
  person: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.6 7.6 0 0 1 15 0',
  place:
    'M12 21c-4.5-5-6.5-8.4-6.5-11.3a6.5 6.5 0 0 1 13 0C18.5 12.6 16.5 16 12 21Zm0-8.8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  plus: 'M12 5v14M5 12h14',
  project: 'M4 6.5h6l2 2.5h8v10.5H4zM4 12h16',
  remove: 'M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v5.5M13.5 10.5v5.5',
  restore: 'M9 8H4.5V3.5M5 8a8 8 0 1 1-1 5',
  right: 'm9.5 6 6 6-6 6',
  rotateLeft: 'M8 4 4.5 7.5 8 11M4.5 7.5H13a6 6 0 0 1 0 12H8',
  rotateRight: 'M16 4l3.5 3.5L16 11M19.5 7.5H11a6 6 0 0 0 0 12h5',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.7 11.2L20.5 20.5',
  sessions: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  swap: 'M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4',
  sort: 'm8.5 9.5 3.5-3.5 3.5 3.5M8.5 14.5l3.5 3.5 3.5-3.5',
  sortDown: 'M12 5v14m-5-5 5 5 5-5',
  sortUp: 'M12 19V5m-5 5 5-5 5 5',
  story: 'M12 6.5c-2-1.6-5-2-8-2v13.5c3 0 6 .4 8 2 2-1.6 5-2 8-2V4.5c-3 0-6 .4-8 2Zm0 0V20',
  tag: 'M4 4h8l8 8-8 8-8-8zM8 8.2v.1',
  text: 'M5 6.5h14M5 11h14M5 15.5h9',
  upload: 'M12 16V5M7 9.5l5-5 5 5M5 19.5h14',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.8 19.5a6.3 6.3 0 0 1 12.4 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 13.7a6.3 6.3 0 0 1 3.7 5.8',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof drawings;

/** A drawing beside words; it says nothing to a screen reader. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
