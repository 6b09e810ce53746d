/**
 * Assigns ids from 1, one more than the highest id so far. Unlike Mirage's own id manager, this class accepts the
 * id of a removed record again, which the undo of a removal needs.
 */
export class SequentialIds {
  private last = 0;

  get() {
    return this.last + 1;
  }

  set(id: string | number) {
    if (Number(id) > this.last) this.last = Number(id);
  }

  inc() {
    this.last += 1;
    return this.last;
  }

  fetch(): string {
    return String(this.inc());
  }

  reset() {
    this.last = 0;
  }
}
