export const unsaved = {
  title: 'Unsaved changes',
  leave: 'There are unsaved changes. Leave this page?',
  warning: 'Save or cancel your changes first',
  stayHere: 'Stay on this page',
  leaveAnyway: 'Leave without saving',
} as const;
