<?php

namespace App\Models;

use Carbon\CarbonInterface;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;

class Trivia extends Model
{
    protected $table = 'trivias';

    protected $guarded = ['id'];

    protected $casts = ['options' => 'array'];

    public function week(): BelongsTo
    {
        return $this->belongsTo(Week::class);
    }

    public function answers(): HasMany
    {
        return $this->hasMany(TriviaAnswer::class);
    }

    /**
     * From the opening of the week's first game until midnight (−06:00) after the week's last game. A postponed game
     * would keep the trivia of its week open until the new date, so halted games don't count.
     */
    public function isOpen(CarbonInterface $now): bool
    {
        $games = $this->week->games()->with('week')->whereNotNull('kick_off')->orderBy('kick_off')->get()
            ->reject(fn (Game $game) => in_array($game->status, Game::HALTED));

        return $games->isNotEmpty()
            && $now->gte($games->first()->opensAt())
            && $now->lt($games->last()->kick_off->copy()->setTimezone('-06:00')->addDay()->startOfDay());
    }
}
