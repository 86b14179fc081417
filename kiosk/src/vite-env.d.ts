declare module '*.css';
declare module 'virtual:outlines' {
  const outlines: import('../outlines.ts').Outlines;
  export default outlines;
}
