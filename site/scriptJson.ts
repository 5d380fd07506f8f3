/**
 * JSON that is safe inside a `<script>` element: no `<`, so no `</script>` and no `<!--`, and no
 * line break that only JavaScript knows. JSON itself escapes what no document can hold.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
