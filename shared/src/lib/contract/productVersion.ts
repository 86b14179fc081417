/** Version of the product as its documents count it, which staff see in the app (SHELL-01); packages have their own. */
export const productVersion = '2.2.9';
