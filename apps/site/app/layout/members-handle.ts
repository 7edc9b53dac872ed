/** `handle` of a route for members: its document leads whoever is not signed in to the login (see root.tsx). */
export const membersHandle = 'members-only';
