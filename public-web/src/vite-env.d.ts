declare module '*.css';
declare module '*.css?url' {
  const address: string;
  export default address;
}

interface ImportMeta {
  readonly env: {
    /** In the server's build. */
    readonly SSR: boolean;
    /** At the development server. */
    readonly DEV: boolean;
  };
}
