/** Which dialog stands over which: a question over the form it is about, the sign-in over both, messages over all. */
export const dialogLayers = { question: 300, signIn: 390 } as const;
