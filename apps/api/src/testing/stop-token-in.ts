/** Returns the token of the link that stops mails of the kind of a mail, as it stands in the outbox. */
export function stopTokenIn(mail = ''): string {
  return (
    /mails\/stop\?token=([\w.-]+)/.exec(
      mail.replaceAll(/=\r?\n|\r?\n(?= )/g, '').replaceAll('=3D', '='),
    )?.[1] ?? ''
  );
}
