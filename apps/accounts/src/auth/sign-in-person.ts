import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

/**
 * A sign-in of somebody who has proved who they are by other means than better-auth knows (the link of the confirmation
 * mail, in the browser that registered). Has no address: only our own code can call it.
 */
export const signInPerson = {
  id: 'sign-in-person',
  endpoints: {
    signInPerson: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) return context.json({ token: undefined });
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json({ token: session.token });
      },
    ),
  },
} as const;
