/** The form of one item, made of the descriptions of its fields: what is changed becomes drafts. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { ListedField, ListedItem } from '../../../../content/editable/field.ts';
import { fieldSchema } from '../../../../content/editable/field-schema.ts';
import { textOfValue, valueOfText } from '../../../../content/editable/field-text.ts';
import { type SiteDrafts, staffActions } from '../../../../device/records/index.ts';
import { useDraftlessForm } from '../../../../forms/engine/use-draftless-form.ts';
import type { SiteDraftChange } from '../../../../kinds/site-draft/schema.ts';
import { Link } from '../../../../words/link.tsx';
import { say, sayKnown } from '../../../../words/say.ts';
import { itemUrl, siteViewUrl } from '../item-url.ts';
import { Conflicts } from './conflicts.tsx';
import { FieldRow } from './field-row.tsx';
import type { NamedPage } from './pages-field.tsx';
import type { ChosenPhotograph } from './photograph/chosen-photograph.ts';
import { isPhotographItem } from './photograph/photograph-item.ts';
import { useFormPhotograph } from './photograph/use-form-photograph.ts';
import { languagesOf, type PresentText, presentText, type SiteState } from './present-text.ts';

interface ItemFormProps {
  item: ListedItem;
  state: SiteState;
  refused: SiteDrafts['refused'];
  /** Pages that a field may choose from. */
  pages?: readonly NamedPage[];
  /** Path of the field to begin with. */
  first?: string | null;
}

/** An input: a field in a language, by the name that it has in the form. */
interface Input {
  name: string;
  field: ListedField;
  text: PresentText;
}

export function ItemForm({ item, state, refused, pages = [], first = null }: ItemFormProps) {
  const inputs = useMemo(() => inputsOf(item, state), [item, state]);
  const open = inputs.filter(({ field }) => !field.locked);
  const values = Object.fromEntries(
    open.map(({ name, field: { kind }, text }) => [
      name,
      // As the input for a day and a time has it.
      kind === 'moment' ? text.text.replace(' ', 'T') : text.text,
    ]),
  );
  const schema = useMemo(() => schemaOf(item), [item]);
  const [said, setSaid] = useState({ words: '', isSaved: false });
  /** Drafts that the person saw when each text was typed. */
  const seen = useRef<Record<string, string | null>>({});

  const { press, problem, sending, field, typed, setValue, watch } = useDraftlessForm({
    values,
    follows: true,
    schema,
    toPayload: (texts) =>
      Object.fromEntries(
        open.flatMap(({ name, field: described, text }) => {
          // Some browsers give ends of lines as they would send them.
          const typed = (texts[name] ?? '').replaceAll('\r\n', '\n');
          const now = described.kind === 'moment' ? typed.replace('T', ' ') : typed;
          return now === text.text ? [] : [[name, valueOfText(described, now)]];
        }),
      ),
    async send(payload) {
      const changes = open.flatMap(({ name, field: described, text }): SiteDraftChange[] => {
        if (!(name in payload)) return [];
        const english = inputs.find((one) => one.field === described && one.text.language === 'en');
        const source = text.language === 'en' ? undefined : sourceOf(english, payload);
        return [
          {
            item: item.id,
            field: described.path,
            language: text.language,
            value: payload[name] as SiteDraftChange['value'],
            ...(source !== undefined && { source }),
            seen: seen.current[name] ?? null,
          },
        ];
      });
      if (changes.length === 0) {
        setSaid({ words: say('Nothing has changed.'), isSaved: false });
        return null;
      }
      const parts = changes.flatMap(({ value }) => photograph.partsOf(value));
      const failed = await staffActions().saveDrafts(changes, parts);
      setSaid({ words: failed ? '' : say('The drafts are saved.'), isSaved: !failed });
      return failed && { message: failed.error, words: sayKnown(failed.error) };
    },
  });
  const picture = inputs.find((one) => one.field.kind === 'photograph');
  const photograph = useFormPhotograph((picture && watch(picture.name)) ?? '', picture?.text.text ?? '');
  useLayoutEffect(() => {
    const mine = typed();
    for (const { name, text } of open) if (!(name in mine)) seen.current[name] = text.seen;
  });
  const form = useRef<HTMLFormElement>(null);
  /** Puts another photograph into the form; the point that stays in sight was that of the one before. */
  const choose = (chosen: ChosenPhotograph) => {
    photograph.choose(chosen);
    if (picture) setValue(picture.name, chosen.id);
    const point = item.fields.find(({ kind }) => kind === 'point');
    if (point) setValue(nameOf(item, point, 'en'), '');
  };
  useEffect(() => {
    const wanted = item.fields.find(({ path }) => path === first);
    if (!wanted) return;
    const input = form.current?.elements.namedItem(nameOf(item, wanted, 'en')) as HTMLElement | null;
    input?.focus();
    input?.scrollIntoView({ block: 'center' });
  }, [item, first]);

  return (
    <section className="office-block" aria-labelledby="site-item">
      <p>
        <Link to={itemUrl()}>{say('Everything that can be changed')}</Link>
      </p>
      <h2 id="site-item">{item.title}</h2>
      {item.values.length > 0 && (
        <p className="office-note">
          {say('Texts can say {names}: each value stands in one place.', {
            names: item.values.map((name) => `{${name}}`).join(', '),
          })}
        </p>
      )}
      {isPhotographItem(item) && item.pages.length > 0 && (
        <p className="office-note">{say('Shown on: {pages}', { pages: item.pages.join(', ') })}</p>
      )}
      <Conflicts item={item} refused={refused} />
      <form ref={form} className="site-form" onSubmit={press} noValidate aria-label={item.title}>
        {item.fields.map((described) => (
          <FieldRow
            key={described.path}
            item={item.id}
            field={described}
            texts={inputs.filter((one) => one.field === described).map(({ text }) => text)}
            inputOf={(language) => field(nameOf(item, described, language))}
            textNow={(name) => watch(name) ?? ''}
            pages={pages}
            photograph={photograph}
            choose={choose}
            replace={(name, text) => setValue(name, text)}
            insert={(name, input, text) => {
              input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
              setValue(name, input.value);
            }}
          />
        ))}
        {problem && (
          <p className="notice problem" role="alert">
            {problem}
          </p>
        )}
        <p className="site-save">
          <button type="submit" className="button primary" disabled={sending}>
            {say('Save as drafts')}
          </button>
          <span role="status">
            <span>{said.words}</span>{' '}
            {said.isSaved && <Link to={siteViewUrl('publish')}>{say('Look at it and publish')}</Link>}
          </span>
        </p>
      </form>
    </section>
  );
}

const nameOf = ({ fields }: ListedItem, field: ListedField, language: string) =>
  `field${fields.indexOf(field)}${language}`;

function inputsOf(item: ListedItem, state: SiteState): Input[] {
  return item.fields.flatMap((field) =>
    languagesOf(field).map((language) => ({
      name: nameOf(item, field, language),
      field,
      text: presentText(item, field, language, state),
    })),
  );
}

/** What was typed is checked field by field, and its first problem is told at the input. */
function schemaOf(item: ListedItem): z.ZodMiniType<Record<string, unknown>> {
  const shape = item.fields.flatMap((field) => {
    if (field.locked) return [];
    const rules = fieldSchema(field, item.values);
    const checked = z.unknown().check(
      z.superRefine((value, context) => {
        const { error } = rules.safeParse(value);
        if (error) context.addIssue(error.issues[0]?.message ?? 'This value cannot be used here.');
      }),
    );
    return languagesOf(field).map((language) => [nameOf(item, field, language), z.optional(checked)]);
  });
  return z.object(Object.fromEntries(shape));
}

/** The English text that a translation is made of: as it is typed beside it. */
function sourceOf(
  english: Input | undefined,
  payload: Readonly<Record<string, unknown>>,
): string | undefined {
  if (!english) return undefined;
  const { name, field, text } = english;
  return name in payload ? textOfValue(field, payload[name]) : text.text;
}
