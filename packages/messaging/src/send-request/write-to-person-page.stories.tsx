import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { longPerson } from '@wbn/cards/fixtures/profiles.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import type { Relation } from '@wbn/contract/social/relations.ts';
import { useLocation } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { buyer, buyerApi, ownCompany, requestTo, signInBuyer } from '../fixtures/buyer-api.ts';
import { WriteToPersonPage } from './write-to-person-page.tsx';

const { userID } = buyer;
const { userID: personID } = longPerson;
const name = fullName(longPerson);
const thread = { ...requestTo(ownCompany), receiverType: 'user', subject: '' };
const may = { react: true, follow: true, connect: true, block: true, mute: true, message: true };
const relationOf = (message: Relation['message']): Relation => ({
  reaction: { reactionCount: { like: 0 } },
  ...{ blocked: false, muted: false, may },
  ...(message && { message }),
});
const write = fn((_body: unknown): unknown => ({ ...thread, status: 'asked' }));

/** As herself the buyer asks; her company has a conversation with the person. */
const api = buyerApi({
  'load-public-profile': ({ params }) =>
    params?.id === personID ? longPerson : new ApiError('NotFound', 'Gone', 404),
  'load-relation': ({ query }) =>
    relationOf(query?.businessID ? { access: 'direct', requestID: thread.requestID } : { access: 'request' }),
  'write-to-person': ({ body }) => write(body),
});

function AtAddress(props: Parameters<typeof WriteToPersonPage>[0]) {
  const { pathname } = useLocation();
  return pathname.endsWith('/message') ? <WriteToPersonPage {...props} /> : <p>Now at {pathname}</p>;
}

const meta = {
  title: 'Messages/Write to a person',
  component: WriteToPersonPage,
  args: { api, userID, personID, senderID: undefined },
  parameters: { route: { path: '/*', at: `/profile/${personID}/message` } },
  render: (args) => <AtAddress {...args} />,
  beforeEach: () => {
    write.mockClear();
    return signInBuyer();
  },
} satisfies Meta<typeof WriteToPersonPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsRequest: Story = {
  parameters: { rows: ['MSG-01', 'MSG-02'], proves: 'Says that the message becomes a request, and sends it' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${name} receives your message as a request`)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText(/^Send as/), ownCompany.businessID);
    await expect(await canvas.findByText(`You have a conversation with ${name}`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send message' })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByLabelText(/^Send as/), userID);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Message');
    await expect(write).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Message/ }), 'Are you in Milan?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await canvas.findByText(`Now at /business/${userID}/requests/${thread.requestID}`);
    await expect(write).toHaveBeenCalledWith({ to: personID, message: 'Are you in Milan?' });
    await screen.findByText('Message request sent');
  },
};

export const Refused: Story = {
  args: {
    api: buyerApi({
      'load-public-profile': () => longPerson,
      'load-relation': () => relationOf({ access: 'refused' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${name} does not receive messages from you`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send message' })).toBeDisabled();
  },
};

export const Gone: Story = {
  args: { personID: userID.replace(/.$/, '9') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This person is no longer available')).toBeVisible();
  },
};

export const OpenConversation: Story = {
  tags: ['!dev'],
  args: { senderID: ownCompany.businessID },
  parameters: { rows: ['MSG-01'], proves: 'Leads to the conversation that the company already has' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText(`Now at /business/${ownCompany.businessID}/requests/${thread.requestID}`),
      ).toBeVisible(),
    );
  },
};
