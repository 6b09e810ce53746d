export function OndaLettering() {
  return (
    <svg className="ml-[-1.5%] h-auto w-[104%]" viewBox="0 0 952 376" aria-hidden="true">
      <use href="#onda" />
    </svg>
  );
}
