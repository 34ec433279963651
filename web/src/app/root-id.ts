/** The one route above all others, whose loader runs before every change of page. */
export const ROOT_ID = 'root';
