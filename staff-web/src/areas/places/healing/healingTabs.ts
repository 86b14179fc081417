/** The two queues of the page: places, and texts that name none. */
export const healingTabs = ['places', 'texts'] as const;
