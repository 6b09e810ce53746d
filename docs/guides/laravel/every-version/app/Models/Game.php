<?php

namespace App\Models;

use Carbon\CarbonInterface;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Support\Str;

class Game extends Model
{
    /** Why a game can't be predicted, in the words of the contract. Of several, the first one is answered. */
    public const REFUSALS = [
        'No match games',
        'Bet not allowed',
        'Bet date is before the start of the week',
        'No bet day',
        'No bet time',
    ];

    /** The status of a game that is not played at its time. */
    public const HALTED = ['pospuesto', 'cancelado'];

    protected $guarded = ['id'];

    protected $casts = ['kick_off' => 'datetime'];

    public function week(): BelongsTo
    {
        return $this->belongsTo(Week::class);
    }

    public function home(): BelongsTo
    {
        return $this->belongsTo(Team::class);
    }

    public function away(): BelongsTo
    {
        return $this->belongsTo(Team::class);
    }

    /** In lower case, and `active` as `activo`, however the back office or the feed has written it. */
    public function getStatusAttribute(?string $status): string
    {
        $status = Str::lower(trim((string) $status));

        return $status === 'active' ? 'activo' : $status;
    }

    /** `before_weeks_bet` weeks before the kick-off, or the start of the week if that is earlier. */
    public function opensAt(): CarbonInterface
    {
        return $this->kick_off->copy()->subWeeks($this->week->before_weeks_bet ?? 1)->min($this->week->startsAt());
    }

    /** `before_hours_bet` hours before the kick-off. A prediction at this instant is too late. */
    public function closesAt(): CarbonInterface
    {
        return $this->kick_off->copy()->subHours($this->week->before_hours_bet ?? 2);
    }

    /** Those of REFUSALS that a prediction at $now meets. */
    public function refusals(CarbonInterface $now): array
    {
        if ($this->kick_off === null || ! in_array($this->status, ['activo', 'en juego'])) {
            return ['No match games'];
        }

        return array_keys(array_filter([
            'Bet not allowed' => $this->week->is_closed,
            'Bet date is before the start of the week' => $now->lt($this->opensAt()),
            'No bet day' => ! $this->week->isBetDay($now),
            'No bet time' => $now->gte($this->closesAt()),
        ]));
    }
}
