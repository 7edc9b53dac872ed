import type { Decorator } from '@storybook/react-vite';
import { type Answers, fakeApi } from '@wbn/api-client/testing/fake-api.ts';
import type { OwnStaff } from '@wbn/contract/desk/own-staff.ts';
import { type DeskRight, deskRights, hasRight } from '@wbn/contract/desk/rights.ts';
import type { StaffRole } from '@wbn/contract/desk/staff-roles.ts';
import { useState } from 'react';
import { KeyList } from '../keys/key-list.tsx';
import { DeskContext, makeDesk } from '../session/desk-context.ts';

/** Vera Moss, who has the stories' desk. */
export function sampleStaff(role: StaffRole = 'moderator'): OwnStaff {
  const rights = (Object.keys(deskRights) as DeskRight[]).filter((right) => hasRight(role, right));
  return { staffID: '01939b30-11aa-7c44-8e21-5b0c7d9e1a01', name: 'Vera Moss', role, rights };
}

interface StoryDesk {
  /** Answers of the API by the name of the call; made anew for each story. */
  readonly answers: () => Answers;
  readonly role?: StaffRole;
  /** False where the story has the list of keys itself. */
  readonly keys?: boolean;
}

/** Puts a story at a desk: who is here, an API with these answers, and the keys. */
export function inDesk({ answers, role, keys = true }: StoryDesk): Decorator {
  return function AtDesk(Story) {
    const [desk] = useState(() =>
      makeDesk(fakeApi({ 'count-cases': () => [], ...answers() }), sampleStaff(role)),
    );
    return (
      <DeskContext value={desk}>
        <Story />
        {keys && <KeyList />}
      </DeskContext>
    );
  };
}
