/** A country, or a part of one. */
export interface Place {
  iso: string;
  name: string;
}

/** Places to choose from. Renders `<option>`s. */
export function Options({ of }: { of: readonly Place[] }) {
  return of.map(({ iso, name }) => (
    <option key={iso} value={iso}>
      {name}
    </option>
  ));
}
