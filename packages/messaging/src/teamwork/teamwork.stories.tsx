import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { answerTo, fakeApi, withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import { createRequestLabel, labelRequest, type RequestLabel } from '@wbn/contract/messaging/labels.ts';
import { addRequestNote, type RequestNote } from '@wbn/contract/messaging/notes.ts';
import { assignRequest } from '@wbn/contract/messaging/requests.ts';
import { createSavedReply, type SavedReply } from '@wbn/contract/messaging/saved-replies.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { requestKeys } from '../requests/request-keys.ts';
import { AssigneePicker } from './assignee-picker.tsx';
import { LabelPicker } from './label-picker.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { SavedReplyPicker } from './saved-reply-picker.tsx';

const requestID = '01939b30-11aa-7c44-8e21-5b0c7d9e1f02';
const bid = '01939b30-11aa-7c44-8e21-5b0c7d9e1f11';
const idOf = (end: string) => `01939b30-11aa-7c44-8e21-5b0c7d9e1${end}`;
const ines = { authorID: idOf('a01'), authorType: 'user' as const, name: 'Inés Ortega' };

/** Returns an API of a company that stores changes to an inquiry. */
function company() {
  let assigneeID: string | undefined;
  let labelIDs: string[] = [];
  const labels: RequestLabel[] = [{ labelID: idOf('b01'), name: 'Sample order', color: 'green' }];
  const notes: RequestNote[] = [
    {
      noteID: idOf('c01'),
      author: ines,
      content: 'Bought 200 pumps from us in 2024. Pays within a week.',
      createdAt: '2026-11-20T09:30:00.000Z',
      isRemovable: false,
    },
  ];
  const replies: SavedReply[] = [
    {
      savedReplyID: idOf('d01'),
      title: 'Lead time',
      content: 'Dear {{buyer}},\nthe {{product}} leaves our plant four weeks after your order.',
      businessID: bid,
      isChangeable: true,
    },
  ];
  const member = (userID: string, firstName: string, lastName: string) => ({
    ...{ userID, firstName, lastName },
    ...{ access: 'member' as const, since: '2025-01-01T00:00:00.000Z' },
  });
  const api = fakeApi({
    'list-members': () =>
      withSiblings([member(idOf('a01'), 'Inés', 'Ortega'), member(idOf('a02'), 'Jon', 'Etxeberria')], {
        invitations: [],
      }),
    'assign-request': answerTo(assignRequest, ({ body }) => {
      assigneeID = body.assigneeID ?? undefined;
      return body;
    }),
    'list-request-labels': () => [...labels],
    'create-request-label': answerTo(createRequestLabel, ({ body: { name, color } }) => {
      if (labels.some((label) => label.name.toLowerCase() === name.toLowerCase()))
        return new ApiError('Conflict', 'There is one', 409);
      const label = { labelID: idOf('b02'), name, color };
      labels.push(label);
      return label;
    }),
    'label-request': answerTo(labelRequest, ({ body }) => {
      labelIDs = [...body.labelIDs];
      return body;
    }),
    'list-request-notes': () => [...notes],
    'add-request-note': answerTo(addRequestNote, ({ body: { content } }) => {
      if (content.includes('offline')) return new ApiError('ServiceUnavailable', 'Later', 503);
      const note = { ...notes[0], noteID: idOf('c02'), author: ines, content, isRemovable: true };
      notes.push(note as RequestNote);
      return note;
    }),
    'remove-request-note': () => {
      notes.pop();
      return { noteID: idOf('c02') };
    },
    'list-saved-replies': () => [...replies],
    'create-saved-reply': answerTo(createSavedReply, ({ body, query }) => {
      const businessID = query?.bid;
      const reply = {
        savedReplyID: idOf('d02'),
        ...body,
        isChangeable: true,
        ...(businessID && { businessID }),
      };
      replies.push(reply);
      return reply;
    }),
  });
  return { api, read: () => ({ requestID, assigneeID, labelIDs }) };
}

const { api, read } = company();

function Thread({ api }: { readonly api: ApiClient }) {
  const { data: request } = useQuery({
    queryKey: requestKeys.request({ requestID, bid }),
    queryFn: () => read(),
  });
  const [answer, setAnswer] = useState('');
  if (!request) return null;
  return (
    <Stack space="lg">
      <AssigneePicker api={api} request={request} bid={bid} />
      <LabelPicker api={api} request={request} bid={bid} />
      <NotesPanel api={api} requestID={requestID} bid={bid} />
      <SavedReplyPicker
        api={api}
        bid={bid}
        values={{ buyer: 'Ana Rossi', product: 'slurry pump' }}
        onInsert={setAnswer}
      />
      <p data-testid="answer">{answer}</p>
    </Stack>
  );
}

const meta = { title: 'Messages/Teamwork', component: Thread, args: { api } } satisfies Meta<typeof Thread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Share: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Colleagues assign, label, note and answer with saved texts' },
  play: async ({ canvas }) => {
    const assignee = await canvas.findByLabelText('Answered by');
    await waitFor(() => expect(assignee).toBeEnabled());
    await userEvent.selectOptions(assignee, 'Jon Etxeberria');
    await waitFor(() => expect(read().assigneeID).toBe(idOf('a02')));

    await userEvent.click(canvas.getByRole('button', { name: 'Labels' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Labels of this inquiry' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Sample order' }));
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Sample order' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'New label' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'sample order{Enter}');
    await dialog.findByText('A label has this name already, or you have reached the limit of 30.');
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Name/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Urgent{Enter}');
    await waitFor(() => expect(read().labelIDs).toEqual([idOf('b01'), idOf('b02')]));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));

    const notes = within(canvas.getByRole('region', { name: 'Notes' }));
    const box = notes.getByLabelText('Write a note');
    await userEvent.type(box, 'Called while offline');
    await userEvent.click(notes.getByRole('button', { name: 'Add note' }));
    await screen.findByText('The note was not saved. Try again. What you typed is still there.');
    await expect(box).toHaveValue('Called while offline');
    await userEvent.clear(box);
    await userEvent.type(box, 'Wants the drawing first.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await notes.findByText('Wants the drawing first.');
    await expect(box).toHaveValue('');
    await expect(notes.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);

    await userEvent.click(canvas.getByRole('button', { name: 'Saved replies' }));
    let replies = within(await screen.findByRole('dialog', { name: 'Saved replies' }));
    await userEvent.click(replies.getByRole('button', { name: 'New reply' }));
    const form = within(await screen.findByRole('dialog', { name: 'New reply' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), 'Thanks');
    await userEvent.type(form.getByRole('textbox', { name: /^Text/ }), 'Thank you.');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    replies = within(await screen.findByRole('dialog', { name: 'Saved replies' }));
    await replies.findByText('Thanks');
    await userEvent.type(replies.getByLabelText('Search'), 'plant');
    await userEvent.click(replies.getByRole('button', { name: /^Lead time/ }));
    await expect(canvas.getByTestId('answer')).toHaveTextContent(
      'Dear Ana Rossi, the slurry pump leaves our plant four weeks after your order.',
    );
  },
};
