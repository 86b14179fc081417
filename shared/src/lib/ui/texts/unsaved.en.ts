export const unsaved = {
  title: 'Unsaved changes',
  leave: 'There are unsaved changes. Leave this page?',
  warning: 'Save or cancel your changes first',
  stayHere: 'Stay on this page',
  leaveAnyway: 'Leave without saving',
  lostWithIt: 'What you entered and have not saved is lost with it.',
  closeDialog: 'What you entered in this dialog is not saved. Close it?',
  workOn: 'Keep working',
  closeAnyway: 'Close without saving',
  cancelForm: 'Your changes are not saved. Cancel anyway?',
  cancelAnyway: 'Discard the changes',
} as const;
