/** Props of a dialog that is open or closed. While it fades, a click passes through it to what lies behind (styles.css). */
export const openOrFading = (opened: boolean) => ({ opened, 'data-fading': opened ? undefined : true });
