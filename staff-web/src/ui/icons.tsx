import type { ReactNode } from 'react';

/** Drawn in one line on a field of 24, in the colour of the text around; what they mean is said in words beside. */
function icon(drawing: ReactNode) {
  return function Icon({ size = 18 }: { readonly size?: number }) {
    return (
      <svg
        aria-hidden="true"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing}
      </svg>
    );
  };
}

export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6" />
    <path d="m20 20-4.5-4.5" />
  </>,
);
export const SortIcon = icon(<path d="m8 9 4-4 4 4M8 15l4 4 4-4" opacity="0.45" />);
export const SortUpIcon = icon(<path d="M12 19V5m-5 5 5-5 5 5" />);
export const SortDownIcon = icon(<path d="M12 5v14m-5-5 5 5 5-5" />);
export const FilterIcon = icon(<path d="M4 6h16M7 12h10M10 18h4" />);
export const ColumnsIcon = icon(
  <>
    <rect x="4" y="5" width="16" height="14" rx="1" />
    <path d="M9.5 5v14M15 5v14" />
  </>,
);
export const MoreIcon = icon(<path d="M12 5.5v.01M12 12v.01M12 18.5v.01" strokeWidth={3} />);
export const EditIcon = icon(<path d="M5 19h4L19 9l-4-4L5 15zM13.5 6.5l4 4" />);
export const RemoveIcon = icon(<path d="M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.5 10.5v5M13.5 10.5v5" />);
export const MailIcon = icon(
  <>
    <rect x="4" y="6" width="16" height="12" rx="1" />
    <path d="m4 7.5 8 6 8-6" />
  </>,
);
export const HistoryIcon = icon(<path d="M4 12a8 8 0 1 0 2.5-5.8M4 4.5v4h4M12 8v4.5l3 2" />);
export const SessionsIcon = icon(
  <>
    <rect x="4" y="5" width="16" height="11" rx="1" />
    <path d="M9 20h6M12 16v4" />
  </>,
);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8" r="3.5" />
    <path d="M5 20c.6-4 3.3-6 7-6s6.4 2 7 6" />
  </>,
);
export const PlaceIcon = icon(
  <>
    <path d="M12 21c-4-4.5-6-7.7-6-10.5a6 6 0 0 1 12 0c0 2.8-2 6-6 10.5z" />
    <circle cx="12" cy="10.5" r="2" />
  </>,
);
export const MemorialIcon = icon(<path d="M12 3v11M8 7h8M6 21v-3a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v3zM4 21h16" />);
export const MilitaryIcon = icon(<path d="M6 13l6-4 6 4M6 18l6-4 6 4M6 8l6-4 6 4" />);
export const OpenIcon = icon(<path d="M13 5h6v6M19 5l-9 9M17 14v5H5V7h5" />);
export const RestoreIcon = icon(<path d="M9 7H4V2M4.5 7A9 9 0 1 1 3 13" />);
