import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { MethodName, Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import type { TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

/** For each method what makes parameters of fresh records; `client` is who will call, an admin when it is left out. */
export type ValidParams = {
  readonly [Name in MethodName]: (server: TestServer, client?: TestClient) => Promise<ParamsOf<Methods[Name]>>;
};
