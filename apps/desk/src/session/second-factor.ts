import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { createStore } from 'zustand/vanilla';

/** Whether a call was refused because the second factor was given too long ago. */
export const secondFactorStore = createStore<{ readonly isAsked: boolean }>()(() => ({ isAsked: false }));

/** Returns a client that asks for the second factor when a call needs it; the call itself fails as any other. */
export function askingSecondFactor(api: ApiClient): ApiClient {
  return {
    async call(call, input, options) {
      try {
        return await api.call(call, input, options);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'SecondFactorTooOld')
          secondFactorStore.setState({ isAsked: true });
        throw error;
      }
    },
  };
}
