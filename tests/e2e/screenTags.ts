/** Marks a test that runs on one kind of screen only, because the other would show nothing new. */
export const onlyWide = '@only-wide';
export const onlyPhone = '@only-phone';
