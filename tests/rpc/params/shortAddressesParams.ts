import { giveShortAddress } from '../../../core-server/src/areas/short-addresses/giveShortAddress.ts';
import type { ValidParams } from './ValidParams.ts';

export const shortAddressesParams = {
  openShortAddress: async ({ dataSource, make }) => {
    const { id } = await make.keyLocation();
    return { code: await giveShortAddress(dataSource.manager, { kind: 'key_location', id }) };
  },
} satisfies Partial<ValidParams>;
