export const unsaved = {
  title: 'Nicht gespeicherte Änderungen',
  leave: 'Es gibt nicht gespeicherte Änderungen. Diese Seite verlassen?',
  warning: 'Bitte zuerst die Änderungen speichern oder verwerfen',
  stayHere: 'Auf dieser Seite bleiben',
  leaveAnyway: 'Ohne Speichern verlassen',
  lostWithIt: 'Was Sie eingegeben und noch nicht gespeichert haben, geht mit verloren.',
  closeDialog: 'Was Sie in diesem Fenster eingegeben haben, ist nicht gespeichert. Fenster schließen?',
  workOn: 'Weiterarbeiten',
  closeAnyway: 'Ohne Speichern schließen',
  cancelForm: 'Ihre Änderungen sind nicht gespeichert. Trotzdem abbrechen?',
  cancelAnyway: 'Änderungen verwerfen',
} as const;
