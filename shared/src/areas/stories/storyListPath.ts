/** The list of the published stories, which stands in the public app alone: on the main origin `/stories` is the staff's. */
export const storyListPath = '/publicsearch/stories';
