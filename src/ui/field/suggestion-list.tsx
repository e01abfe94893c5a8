/** Values that the browser suggests in a field whose `list` names this id; any other may be typed. */
export function SuggestionList({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
