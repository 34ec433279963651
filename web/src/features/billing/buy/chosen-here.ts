/** The state of a navigation to a plan that was chosen on the same page. */
export const CHOSEN_HERE = 'chosen here';
