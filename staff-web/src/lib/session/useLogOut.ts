import { staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../services/services.ts';

/** Ends the session and leads to the sign-in page (SHELL-03), after a question when work would be lost. */
export function useLogOut(): () => Promise<void> {
  const { client, session, queries, messages, mergePick, unsavedWork } = useServices();
  const navigate = useNavigate();
  return async () => {
    if (!(await unsavedWork.mayLeave())) return;
    // Whether or not the server can be reached, this browser forgets the token.
    await client.logout({}).catch(() => undefined);
    session.end();
    queries.clear();
    messages.clear();
    mergePick.clear();
    await navigate(staffPages.login.path);
  };
}
