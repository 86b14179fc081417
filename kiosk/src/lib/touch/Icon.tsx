const paths = {
  home: 'M4 11 12 4l8 7M6 10v10h12V10',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  delete: 'M9 5h11v14H9l-6-7zM12 9l6 6M18 9l-6 6',
  large: 'M3 19 8 6l5 13M4.7 15h6.6M15 19l3-8 3 8M16 17h4',
  contrast: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  low: 'M12 3v13M7 11l5 5 5-5M4 20h16',
  aloud: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  stop: 'M6 6h12v12H6z',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  enlarge: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21M10.5 7.5v6M7.5 10.5h6',
  touch:
    'M9 11V5.5a1.75 1.75 0 0 1 3.5 0V11l5 1.2a2 2 0 0 1 1.5 2.1c-.3 3.4-1.6 6.7-5 6.7h-2.6c-1.6 0-2.6-.6-3.4-1.9L4.6 13.6c-.6-1.1.9-2.2 1.8-1.3L9 15M5.5 6a5.2 5.2 0 0 1 10.5 0',
} as const;
export type IconName = keyof typeof paths;

/** A drawing beside words that say the same. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </svg>
);
