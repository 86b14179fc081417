import { staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../services/services.ts';
import { signOut } from './signOut.ts';

/** Ends the session and leads to the sign-in page (SHELL-03), after a question when work would be lost. */
export function useLogOut(): () => Promise<void> {
  const services = useServices();
  const navigate = useNavigate();
  return async () => {
    if (!(await services.unsavedWork.mayLeave('page'))) return;
    await signOut(services);
    await navigate(staffPages.login.path);
  };
}
