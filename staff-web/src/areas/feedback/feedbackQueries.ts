/** What is read anew after a message changed. */
export const feedbackQueries = ['findPersonFeedback', 'getPersonFeedback', 'findChanges'] as const;
