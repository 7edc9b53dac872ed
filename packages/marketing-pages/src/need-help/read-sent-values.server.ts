import { type NeedHelpValues, readValues } from './need-help-values.ts';

interface SentValues {
  readonly values: NeedHelpValues;
  /** Sent by the page's script, as JSON. */
  readonly scripted: boolean;
}

/** What a request to the form's page holds; of a body that cannot be read, nothing. */
export async function readSentValues(request: Request): Promise<SentValues> {
  const scripted = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  try {
    if (!scripted) {
      const form = await request.formData();
      return { scripted, values: readValues((name) => form.get(name)) };
    }
    const body: unknown = await request.json();
    const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
    return { scripted, values: readValues((name) => fields[name]) };
  } catch {
    return { scripted, values: {} };
  }
}
