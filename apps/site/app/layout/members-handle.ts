/** `handle` of a route for members: its document leads whoever is not signed in to the login (see root.tsx). */
export const membersHandle = 'members-only';

/** The same without the footer: a long form with its buttons at the bottom of the window (LAY-34). */
export const membersFormHandle = 'members-only, no footer';

/** Whether a page with these handles is for members. */
export function isForMembers(handles: readonly unknown[]): boolean {
  return handles.includes(membersHandle) || handles.includes(membersFormHandle);
}

/** Whether a page with these handles has a footer. */
export function hasFooter(handles: readonly unknown[]): boolean {
  return !handles.includes(membersFormHandle);
}
