import { createContext, useContext } from 'react';

/** Lets visitors out again, as `contain` answers it. */
const ContainmentContext = createContext<() => void>(() => undefined);

export const ContainmentProvider = ContainmentContext.Provider;

/** What lets whoever stands here out of the kiosk, until it is loaded anew. */
export const useContainment = (): (() => void) => useContext(ContainmentContext);
