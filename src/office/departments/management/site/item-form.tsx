/** The form of one item, made of the descriptions of its fields: what is changed becomes drafts. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ListedItem } from '../../../../content/editable/field.ts';
import { textOfValue } from '../../../../content/editable/field-text.ts';
import { useSession } from '../../../../device/office/session/page.ts';
import { type SiteDrafts, staffActions } from '../../../../device/records/index.ts';
import { useDraftlessForm } from '../../../../forms/engine/use-draftless-form.ts';
import { draftKey, type SiteDraftChange } from '../../../../kinds/site-draft/schema.ts';
import { Link } from '../../../../words/link.tsx';
import { say, sayKnown } from '../../../../words/say.ts';
import { useOfficeDialogs } from '../../../shell/frame/dialogs.tsx';
import { itemUrl } from '../item-url.ts';
import { beginHere } from './begin-here.ts';
import { Conflicts } from './conflicts.tsx';
import { FieldRow } from './field-row.tsx';
import {
  changedValues,
  fieldText,
  type Input,
  inputsOf,
  inputText,
  nameOf,
  schemaOf,
  sourceOf,
} from './form/form-inputs.ts';
import { otherTexts } from './form/other-texts.ts';
import type { PageGroup } from './form/page-groups.ts';
import { SavedWords } from './form/saved-words.tsx';
import { UnsavedOffer } from './form/unsaved-offer.tsx';
import { useUnsavedTexts } from './form/use-unsaved-texts.ts';
import type { ChosenPhotograph } from './photograph/chosen-photograph.ts';
import { isPhotographItem } from './photograph/photograph-item.ts';
import { useFormPhotograph } from './photograph/use-form-photograph.ts';
import type { SiteState } from './present-text.ts';

interface ItemFormProps {
  item: ListedItem;
  /** Everything that can be changed. */
  items?: readonly ListedItem[];
  state: SiteState;
  refused: SiteDrafts['refused'];
  /** Pages that a field may choose from. */
  pages?: readonly PageGroup[];
  /** Path of the field to begin with. */
  first?: string | null;
}

/** Kinds of fields whose values mean nothing without what is beside them in this page. */
const UNKEPT: readonly string[] = ['photograph', 'point'];

export function ItemForm({ item, items = [], state, refused, pages = [], first = null }: ItemFormProps) {
  const own = useMemo(() => refused.filter(({ mine }) => mine.item === item.id), [item, refused]);
  const inputs = useMemo(() => inputsOf(item, state, own), [item, state, own]);
  const open = inputs.filter(({ field }) => !field.locked);
  const values = Object.fromEntries(open.map(({ name, standing }) => [name, standing]));
  const standing = useRef(inputs);
  standing.current = inputs;
  const schema = useMemo(() => schemaOf(item, () => standing.current), [item]);
  const { alert } = useOfficeDialogs();
  const [said, setSaid] = useState<'saved' | 'unchanged' | null>(null);
  /** Drafts that the person saw when each text was typed. */
  const seen = useRef<Record<string, string | null>>({});

  const { press, problem, sending, hasErrors, field, typed, setValue, watch } = useDraftlessForm({
    values,
    follows: true,
    schema,
    toPayload: (texts) => changedValues(open, texts),
    async send(payload) {
      const changes = open.flatMap(({ name, field: described, text, refused }): SiteDraftChange[] => {
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
            seen: refused?.theirs?.id ?? seen.current[name] ?? null,
          },
        ];
      });
      if (changes.length === 0) {
        setSaid('unchanged');
        return null;
      }
      const parts = changes.flatMap(({ value }) => photograph.partsOf(value));
      const failed = await staffActions().saveDrafts(changes, parts);
      if (!failed) {
        unsaved.drop();
        await forget(changes.map(draftKey));
        // Saved as the site writes it: "2100" is "$2,100".
        for (const { name, field: described } of open)
          if (name in payload) setValue(name, inputText(described, textOfValue(described, payload[name])));
      }
      setSaid(failed ? null : 'saved');
      return failed && { message: failed.error, words: sayKnown(failed.error) };
    },
  });
  const unsaved = useUnsavedTexts({
    item: item.id,
    author: useSession().session?.account.id ?? null,
    read() {
      const mine = typed();
      const texts = open.filter(({ name, field: { kind } }) => name in mine && !UNKEPT.includes(kind));
      return Object.fromEntries(
        texts.map(({ name, field: described, text }) => [
          text.key,
          { text: fieldText(described, mine[name] ?? ''), seen: seen.current[name] ?? null },
        ]),
      );
    },
    write(texts) {
      for (const { name, field: described, text } of open) {
        const kept = texts[text.key];
        if (!kept) continue;
        setValue(name, inputText(described, kept.text));
        seen.current[name] = kept.seen;
      }
    },
    hasMore: () => open.some(({ name, field: { kind } }) => UNKEPT.includes(kind) && name in typed()),
  });
  const { keep } = unsaved;
  const kept = useRef(keep);
  kept.current = keep;
  useEffect(() => watch(() => kept.current()).unsubscribe, [watch]);
  // What a colleague or this form has saved is not typed any more.
  useEffect(() => {
    if (state && own) kept.current();
  }, [state, own]);
  /** Drafts that were refused are settled once the person has decided on their fields. */
  async function forget(keys: readonly string[]): Promise<void> {
    for (const { entryId, mine } of own)
      if (keys.includes(draftKey(mine))) await staffActions().settleDraft(entryId, null);
  }
  async function keepMine({ name, field: described, standing, refused: mine }: Input): Promise<void> {
    // What was typed since then is checked like everything else that is saved.
    if (fieldText(described, watch(name) ?? '') !== fieldText(described, standing))
      form.current?.requestSubmit();
    else if (mine?.theirs) {
      const failed = await staffActions().saveDrafts([{ ...mine.mine, seen: mine.theirs.id }]);
      if (failed) await alert(sayKnown(failed.error));
      else await forget([draftKey(mine.mine)]);
    }
  }
  async function giveUpMine({ name, field: described, text }: Input): Promise<void> {
    await forget([text.key]);
    setValue(name, inputText(described, text.text));
  }
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
    if (wanted) focusOn(form.current, nameOf(item, wanted, 'en'));
  }, [item, first]);

  return (
    <section className="office-block" aria-labelledby="site-item">
      <p>
        <Link to={itemUrl()}>{say('Everything that can be changed')}</Link>
      </p>
      <h2 id="site-item" ref={first === null ? beginHere : undefined}>
        {item.title}
      </h2>
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
      <Conflicts
        item={item}
        refused={own.filter(
          ({ mine }) => !inputs.some(({ refused, text }) => refused && text.key === draftKey(mine)),
        )}
      />
      <UnsavedOffer unsaved={unsaved} />
      <form
        ref={form}
        className="site-form"
        onSubmit={(event) => {
          setSaid(null);
          return press(event);
        }}
        noValidate
        aria-label={item.title}
      >
        {item.fields.map((described) => (
          <FieldRow
            key={described.path}
            item={item.id}
            field={described}
            inputs={inputs.filter((one) => one.field === described)}
            inputOf={(language) => field(nameOf(item, described, language))}
            otherTexts={() => otherTexts(items, state, item, described)}
            textNow={(name) => watch(name) ?? ''}
            onKeepMine={(input) => void keepMine(input)}
            onGiveUpMine={(input) => void giveUpMine(input)}
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
          <SavedWords
            said={said}
            hasErrors={hasErrors}
            inputs={inputs}
            refused={own}
            onSee={(name) => focusOn(form.current, name)}
          />
        </p>
      </form>
    </section>
  );
}

function focusOn(form: HTMLFormElement | null, name: string): void {
  const input = form?.elements.namedItem(name) as HTMLElement | null;
  input?.focus();
  input?.scrollIntoView({ block: 'center' });
}
