import { useEffect } from 'react';
import { useServices } from '../services/services.ts';

/** While `unsaved` is true, leaving the page, closing the tab and signing out ask first. */
export function useUnsavedWork(unsaved: boolean): void {
  const { unsavedWork } = useServices();
  useEffect(() => (unsaved ? unsavedWork.add() : undefined), [unsaved, unsavedWork]);
}
