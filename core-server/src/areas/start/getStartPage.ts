import { getStartPage } from '@salient/shared/areas/start/startMethods.ts';
import { implement } from '../../lib/rpc/implement.ts';

export const handleGetStartPage = implement(getStartPage, ({ db, services }) => services.startPages.find(db));
