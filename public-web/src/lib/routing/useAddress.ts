import { createContext, useContext } from 'react';
import type { Address } from './address.ts';

/** The address of the page on screen. */
export const AddressContext = createContext<Address>({ base: '', route: null, params: [] });

export const useAddress = () => useContext(AddressContext);
