/** What browser tests know of the museum without searching it. */
export const summerProject = { id: '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f', title: 'Zomer 1917' };
